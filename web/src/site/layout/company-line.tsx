import { COMPANY } from '@alnafitha/contract';
import { useContext } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { OriginContext } from '../../shared/ui/origin';

/** Replaces the header in print; print.css shows it. */
export function CompanyLine() {
  const { language } = useLanguage();
  const origin = useContext(OriginContext);
  return (
    <p hidden className="print-only">
      <strong>{COMPANY.name[language]}</strong>
      {[...COMPANY.phones, COMPANY.email, origin].map((contact) => (
        <span key={contact}>
          {' · '}
          <bdi dir="ltr">{contact}</bdi>
        </span>
      ))}
    </p>
  );
}
