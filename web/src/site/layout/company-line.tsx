import { COMPANY } from '@alnafitha/contract';
import { useContext } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { OriginContext } from '../../shared/ui/origin';

/** What heads a page on paper, in place of the header; print.css shows it. */
export function CompanyLine() {
  const { language } = useLanguage();
  const origin = useContext(OriginContext);
  return (
    <p hidden className="print-only">
      <strong>{COMPANY.name[language]}</strong>
      {[...COMPANY.phones, COMPANY.email, origin].map((reach) => (
        <span key={reach}>
          {' · '}
          <bdi dir="ltr">{reach}</bdi>
        </span>
      ))}
    </p>
  );
}
