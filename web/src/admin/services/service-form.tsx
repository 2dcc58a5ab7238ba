import { type AdminService, SERVICE_ICONS, services } from '@alnafitha/contract';
import type { ContentDialogProps } from '../content/content-dialog';
import { Facts } from '../content/facts';
import { FACTS } from '../content/facts-form';
import type { Looks } from '../content/form/form-fields';
import { KindDialog } from '../content/form/kind-dialog';
import { kindForm } from '../content/form/kind-form';
import { FormImage, imagePart } from '../images/form-image';
import { FeaturesField } from './features-field';
import { IconName } from './icon-name';
import { serviceResource } from './service-queries';

/** What contractors ask for. */
const LABELS = [
  ['Thermal transmittance (U-value)', 'معامل انتقال الحرارة (U)'],
  ['Solar heat gain (SHGC)', 'معامل اكتساب الحرارة الشمسية (SHGC)'],
  ['Sound insulation (Rw)', 'عزل الصوت (Rw)'],
  ['Largest size', 'أكبر مقاس'],
  ['Glass', 'الزجاج'],
  ['Profile depth', 'عمق المقطع'],
  ['Wind resistance', 'مقاومة الرياح'],
  ['Air permeability', 'نفاذية الهواء'],
  ['Water tightness', 'إحكام منع تسرب الماء'],
  ['Burglar resistance', 'مقاومة الاقتحام'],
  ['Finish', 'التشطيب'],
  ['Warranty', 'الضمان'],
] as const;

function IconOption({ value }: { value: string | number }) {
  const icon = SERVICE_ICONS.find((known) => known === value);
  return icon && <IconName icon={icon} />;
}

const { fields } = services;

const looks: Looks = {
  title: { wraps: false, isWide: true },
  slug: {
    isWide: true,
    prefix: '/services?service=',
    help: 'Blank: made from the title. Former addresses lead to the new one.',
    htmlInput: { autoCapitalize: 'none', spellCheck: false },
  },
  icon: { Option: IconOption },
  order: { help: 'Lower numbers are shown first. “Change the order” above the list sets all of them.' },
  features: { Input: FeaturesField },
  facts: { Input: () => <Facts suggestions={LABELS} /> },
  active: { label: 'Active: visitors see this service' },
};

export const serviceForm = kindForm<AdminService>({
  fields,
  part: imagePart,
  // There is at least one feature field.
  typed: {
    ...FACTS,
    lines: { toForm: (features) => (Array.isArray(features) && features[0] ? features : ['']) },
  },
  // A copy is not shown to visitors yet.
  copy: { slug: '', active: false },
  texts: {
    create: { title: 'Add New Service', saved: 'Service created', failed: 'Failed to create service' },
    edit: { title: 'Edit Service', saved: 'Service updated', failed: 'Failed to update service' },
  },
});

export const ServiceDialog = (props: ContentDialogProps<AdminService>) => (
  <KindDialog {...props} resource={serviceResource} form={serviceForm} fields={fields} looks={looks}>
    <FormImage category="Services" />
  </KindDialog>
);
