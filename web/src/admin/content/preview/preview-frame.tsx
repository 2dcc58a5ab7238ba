import {
  LANGUAGES,
  type Language,
  LIVE_PREVIEW_HASH,
  localizedPath,
  PREVIEW_READY,
  type PreviewMessage,
  previewPressIn,
} from '@alnafitha/contract';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useMediaQuery } from '../../../shared/ui/use-media-query';
import { useLanguageName } from '../../ui/translation-state';

/** The width of the page in pixels, by the width that is chosen. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;

/** What the page is sent, in the language and colours that are chosen. */
export type MessageOf = (view: Pick<PreviewMessage, 'language' | 'isDark'>) => PreviewMessage;

interface Props {
  messageOf: MessageOf;
  /** Called with the field of a text that is pressed. */
  onPress?: (path: string) => void;
  /** Further choices. */
  choices?: ReactNode;
  /** About what is shown. */
  children?: ReactNode;
}

/** The page of an entry or block, as visitors would see it. */
export function PreviewFrame({ messageOf, onPress, choices, children }: Props) {
  const { t, language: ofPanel } = useLanguage();
  const nameOf = useLanguageName();
  const frame = useRef<HTMLIFrameElement>(null);
  const isWide = useMediaQuery('(min-width: 1200px)');
  const [width, setWidth] = useState<Width>(isWide ? 'desktop' : 'phone');
  const [language, setLanguage] = useState<Language>(ofPanel);
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const openTab = useMessages(frame, messageOf({ language, isDark: scheme === 'dark' }), onPress);
  const { container, size } = useSize();
  const scale = Math.min(1, size.width / WIDTHS[width]);

  return (
    <Box sx={pane} role="region" aria-label={t('Preview')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', paddingBlockStart: 1 }}>
        <Choice
          label={t('Width')}
          value={width}
          options={{ desktop: t('Desktop width'), phone: t('Phone width') }}
          onChange={setWidth}
        />
        <Choice
          label={t('Language')}
          value={language}
          options={{ en: nameOf(LANGUAGES[0]), ar: nameOf(LANGUAGES[1]) }}
          onChange={setLanguage}
        />
        <Choice
          label={t('Theme')}
          value={scheme}
          options={{ light: t('Light'), dark: t('Dark') }}
          onChange={setScheme}
        />
        {choices}
        <Button startIcon={<OpenInNew />} onClick={openTab}>
          {t('Open in a tab')}
        </Button>
      </Box>
      {children}
      <Box ref={container} sx={{ flexGrow: 1, minBlockSize: 320, position: 'relative', overflow: 'hidden' }}>
        <Box
          component="iframe"
          ref={frame}
          title={t('Preview')}
          // Its language changes without a reload.
          src={localizedPath('en', '/preview') + LIVE_PREVIEW_HASH}
          sx={{
            position: 'absolute',
            insetBlockStart: 0,
            insetInlineStart: 0,
            inlineSize: WIDTHS[width],
            blockSize: size.height / scale,
            border: 0,
            transform: `scale(${scale})`,
            // Mirrored in Arabic, as the position is.
            transformOrigin: 'top left',
          }}
        />
      </Box>
    </Box>
  );
}

/** Sends each message to the frame and its tabs, and hears which text is pressed there. */
function useMessages(
  frame: { readonly current: HTMLIFrameElement | null },
  message: PreviewMessage,
  onPress: ((path: string) => void) | undefined,
) {
  const tabs = useRef(new Set<MessageEventSource>());
  const send = (target: MessageEventSource | null | undefined) =>
    target?.postMessage(message, { targetOrigin: location.origin });
  const receive = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    const isOwn = source !== null && (source === frame.current?.contentWindow || tabs.current.has(source));
    if (!isOwn || origin !== location.origin) return;
    const pressed = previewPressIn(data);
    if (pressed !== null) onPress?.(pressed);
    if (data?.type === PREVIEW_READY) send(source);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    send(frame.current?.contentWindow);
    for (const tab of tabs.current) send(tab);
  });
  return () => {
    const tab = window.open(localizedPath(message.language, '/preview') + LIVE_PREVIEW_HASH, '_blank');
    if (tab) tabs.current.add(tab);
  };
}

/** The size of an element, in pixels. */
function useSize() {
  const container = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: WIDTHS.phone as number, height: 600 });
  useEffect(() => {
    if (!container.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0) setSize({ width, height });
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return { container, size };
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_, chosen: Value | null) => chosen && onChange(chosen)}
      aria-label={label}
    >
      {(Object.keys(options) as Value[]).map((option) => (
        <ToggleButton key={option} value={option}>
          {options[option]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const pane = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  blockSize: '100%',
  minBlockSize: 0,
} as const;
