import { type SiteBlocks, servicePath } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { Button } from '../../shared/ui/button';
import { Image } from '../../shared/ui/image';
import { LocaleLink, NEW_TAB } from '../../shared/ui/locale-link';
import { Typography } from '../../shared/ui/typography';
import { hairlineRows, ruledColumns } from '../ui/layout-styles';
import { Section } from './section';

type Trust = SiteBlocks['trust'];

/** What others certify, and what the company warrants; nothing without either. */
export function TrustSection() {
  const { title, certificates, warranties } = useBlock('trust');
  if (certificates.length + warranties.length === 0) return null;
  return (
    <Section id="certificates" title={title}>
      {certificates.length > 0 && (
        <Box component="ul" sx={ruledColumns({ xs: 1, sm: 2, lg: 4 })}>
          {certificates.map((certificate) => (
            <Certificate
              key={`${certificate.name} ${certificate.certificateNumber} ${certificate.until}`}
              certificate={certificate}
            />
          ))}
        </Box>
      )}
      {warranties.length > 0 && <Warranties warranties={warranties} />}
    </Section>
  );
}

function Certificate({ certificate }: { certificate: Trust['certificates'][number] }) {
  const { t } = useLanguage();
  const { name, certificateNumber, until, picture, document } = certificate;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere', breakInside: 'avoid' }}>
      {picture && (
        <Box component="a" href={picture.image} {...NEW_TAB} sx={{ display: 'block', marginBlockEnd: 2 }}>
          <Image {...picture} alt={name} sizes="240px" sx={{ maxInlineSize: 240 }} />
        </Box>
      )}
      <Typography variant="h3">{bidiText(name)}</Typography>
      {certificateNumber && (
        <Typography color="textSecondary">
          {t('Certificate number')}: <bdi>{certificateNumber}</bdi>
        </Typography>
      )}
      {until && (
        <Typography color="textSecondary">{bidiText(t('Valid until {date}', { date: until }))}</Typography>
      )}
      {document && (
        <Button
          component="a"
          href={document}
          {...NEW_TAB}
          className="no-print"
          aria-label={t('Open the PDF: {name}', { name })}
          sx={{ marginInlineStart: -1 }}
        >
          {t('Open the PDF')}
        </Button>
      )}
    </Box>
  );
}

function Warranties({ warranties }: Pick<Trust, 'warranties'>) {
  const { t } = useLanguage();
  return (
    <Box sx={{ '* + &': { marginBlockStart: { xs: 5, md: 8 } } }}>
      <Typography variant="h3" sx={{ marginBlockEnd: 2 }}>
        {t('Warranty')}
      </Typography>
      <Box component="dl" sx={{ ...hairlineRows, margin: 0 }}>
        {warranties.map(({ service, slug, title, duration }) => (
          <Box key={`${service} ${duration}`} sx={warrantyRow}>
            <dt>
              {slug ? <LocaleLink to={servicePath(slug)}>{bidiText(title)}</LocaleLink> : bidiText(title)}
            </dt>
            <Box component="dd" sx={{ margin: 0, fontWeight: 600 }}>
              {duration}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const warrantyRow = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 1fr)', md: '3fr 9fr' },
  '& a': { color: 'inherit' },
};
