import { Link } from 'react-router-dom';
import { useLanguage } from '../../language/language-context';
import { Box } from '../../ui/box';
import { Picture } from '../../ui/picture';
import { ServiceIcon } from '../../ui/service-icon';
import { Typography } from '../../ui/typography';
import { pictureLink } from './picture-link';
import type { ServiceTile } from './service-tiles';

/** A trade over a picture of it; leads to such work in the portfolio. */
export function ServiceTileLink({ tile: { slug, icon, title, photo } }: { tile: ServiceTile }) {
  const { t } = useLanguage();
  return (
    <Box component={Link} to={`/portfolio?category=${slug}`} sx={pictureLink}>
      <Picture
        {...photo}
        alt=""
        sizes="(min-width: 768px) 50vw, 100vw"
        sx={{ position: 'absolute', inset: 0, aspectRatio: 'auto' }}
      />
      <Box className="caption" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <ServiceIcon name={icon} />
        <Typography component="h3" sx={{ fontWeight: 700, lineHeight: 1.35 }}>
          {t(title)}
        </Typography>
      </Box>
    </Box>
  );
}
