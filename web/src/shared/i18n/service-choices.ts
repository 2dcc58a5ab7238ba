import { SERVICE_CHOICES, type ServiceChoice, type SiteBlocks } from '@alnafitha/contract';

/** The services that an enquiry can name: what is sent, and what is shown. */
export function serviceChoices(
  { isSample, services }: Pick<SiteBlocks['company'], 'isSample' | 'services'>,
  translate: (choice: ServiceChoice) => string,
): { value: string; label: string }[] {
  const choiceOf = (value: ServiceChoice) => ({ value, label: translate(value) });
  if (isSample) return SERVICE_CHOICES.map(choiceOf);
  return [...services.map(({ name, title }) => ({ value: name, label: title })), choiceOf('Other')];
}
