import type { Language, SiteBlocks } from '@alnafitha/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LOCALES } from '../../../shared/i18n/formats';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { useReducedMotion } from '../../../shared/ui/use-media-query';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { Section } from '../../layout/section';
import { filledColumns } from '../../ui/layout-styles';
import { observeIntersection } from '../../ui/lazy-hydration';
import { useHydrated } from '../../ui/use-hydrated';

/** Duration and interval of the counter, in milliseconds. */
const DURATION = 2000;
const TICK = 16;

/** Counts from 0 once `isStarted`; `isStill` skips the animation. */
function useCountUp(target: number, isStarted: boolean, isStill: boolean): number {
  const [ticks, setTicks] = useState(0);
  const lastTick = DURATION / TICK;
  const isRunning = isStarted && !isStill && ticks < lastTick;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setTicks((before) => before + 1), TICK);
    return () => clearInterval(timer);
  }, [isRunning]);
  // Rounding could end at another number than the stored one.
  return isStill || ticks >= lastTick ? target : (target * ticks) / lastTick;
}

/** True once the element has intersected the viewport; `options` must be stable between renders. */
function useInView(ref: RefObject<Element | null>, options: IntersectionObserverInit): boolean {
  const [wasInView, setInView] = useState(false);
  useEffect(() => {
    if (wasInView || !ref.current) return;
    return observeIntersection(ref.current, () => setInView(true), options);
  }, [ref, wasInView, options]);
  return wasInView;
}

const MOSTLY_IN_VIEW: IntersectionObserverInit = { threshold: 0.4 };

type Statistic = SiteBlocks['hero']['statistics'][number];

export default function StatisticsSection() {
  const { statisticsTitle: title, statistics } = useBlock('hero');
  const ref = useRef<HTMLDListElement>(null);
  const isSeen = useInView(ref, MOSTLY_IN_VIEW);
  const { language } = useLanguage();
  const longest = Math.max(...statistics.map((statistic) => figureOf(statistic, language).length));
  return (
    <Section title={title}>
      <Box ref={ref} component="dl" sx={filledColumns(statistics.length, { xs: 2, md: 4 })}>
        {statistics.map((statistic) => (
          <Counter key={statistic.title} statistic={statistic} longest={longest} isStarted={isSeen} />
        ))}
      </Box>
    </Section>
  );
}

/** A figure with the decimals of the stored one. */
function figureOf({ value, suffix }: Statistic, language: Language, shown = value): string {
  const decimals = String(value).split('.')[1]?.length ?? 0;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return shown.toLocaleString(LOCALES[language], digits) + suffix;
}

interface CounterProps {
  statistic: Statistic;
  /** The characters of the longest figure: all have one size. */
  longest: number;
  isStarted: boolean;
}

/** Screen readers and prints get the final figure, not the animation. */
function Counter({ statistic, longest, isStarted }: CounterProps) {
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  // Without scripts, the final figure is shown.
  const isStill = useReducedMotion() || !isHydrated;
  const count = useCountUp(statistic.value, isStarted, isStill);
  return (
    <Box sx={cell}>
      <Typography component="dt" color="textSecondary">
        {bidiText(statistic.title)}
      </Typography>
      <Typography
        component="dd"
        variant="h1"
        sx={{
          paddingBlockEnd: { xs: 1, md: 9 },
          // A character is about half as wide as it is high, so a long figure fits its column.
          fontSize: `min(clamp(2.75rem, 0.8rem + 4.5vw, 5.5rem), ${Math.round(180 / longest)}cqi)`,
          whiteSpace: 'nowrap',
          // Manrope's own figures are tabular, and leave gaps around a 1 of this size.
          fontVariantNumeric: 'proportional-nums',
          fontWeight: 'var(--display-weight)',
        }}
      >
        <bdi aria-hidden dir="ltr" className="no-print">
          {figureOf(statistic, language, count)}
        </bdi>
        <Box component="bdi" dir="ltr" sx={{ '@media screen': visuallyHidden }}>
          {figureOf(statistic, language)}
        </Box>
      </Typography>
    </Box>
  );
}

const cell = {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  containerType: 'inline-size',
};
