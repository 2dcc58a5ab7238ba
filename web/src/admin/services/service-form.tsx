import {
  type AdminService,
  comparable,
  ERROR_MESSAGES,
  FEATURE_MAX_LENGTH,
  factLine,
  MAX_FEATURES,
  SERVICE_DESCRIPTION_MAX_LENGTH,
  SERVICE_ICONS,
  SERVICE_TITLE_MAX_LENGTH,
  ServiceDraft,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { useLanguage } from '../../shared/i18n/language-context';
import {
  ContentDialog,
  type ContentDialogProps,
  type ContentForm,
  FieldGrid,
} from '../content/content-dialog';
import { Facts } from '../content/facts';
import { factRows, factsOfForm } from '../content/facts-form';
import { SwitchField } from '../content/switch-field';
import { FormImage, formImage, imageChangeOf } from '../images/form-image';
import { FormTextField, LimitedTextField } from '../ui/form/form-text-field';
import { IconButton } from '../ui/icon-button';
import { IconName } from './icon-name';
import { services } from './service-queries';

/** The order is a text until the form is saved. */
const ServiceValues = ServiceDraft.omit({ imagePath: true }).extend({
  ...formImage,
  facts: factsOfForm,
  order: comparable(ERROR_MESSAGES.orderInvalid)
    .pipe(z.string().regex(/^\d+$/, ERROR_MESSAGES.orderInvalid))
    .transform(Number)
    .pipe(ServiceDraft.shape.order),
});
type ServiceValues = z.input<typeof ServiceValues>;

/** The form has at least one feature field. */
function valuesOf(service: AdminService | undefined): ServiceValues {
  return {
    title: service?.title ?? '',
    description: service?.description ?? '',
    slug: service?.slug ?? '',
    icon: service?.icon ?? 'DoorClosed',
    features: service?.features.length ? service.features : [''],
    facts: factRows(service?.facts),
    order: String(service?.order ?? 0),
    active: service?.active ?? true,
    image: service?.image ?? '',
    file: null,
  };
}

const serviceForm = {
  resolver: zodResolver(ServiceValues),
  valuesOf,
  // A copy is not shown to visitors yet.
  valuesOfCopy: (service) => ({ ...valuesOf(service), slug: '', active: false }),
  shownOf: ({ facts = [], ...values }) => ({ ...values, facts: facts.map(factLine) }),
  draftOf({ image, file, ...fields }, base) {
    const { imagePath, files } = imageChangeOf({ image, file }, base?.image);
    return { body: { ...fields, imagePath }, files };
  },
  fields: ['title', 'description', 'slug', 'icon', 'features', 'facts', 'order', 'active', 'file'],
  // `features.2` is one of the features.
  fieldOf(path) {
    if (path === 'image' || path === 'imagePath') return 'file';
    return path.replace(/^(features|facts)\..*/, '$1');
  },
  texts: {
    create: { title: 'Add New Service', saved: 'Service created', failed: 'Failed to create service' },
    edit: { title: 'Edit Service', saved: 'Service updated', failed: 'Failed to update service' },
  },
} satisfies ContentForm<AdminService, ServiceValues, z.output<typeof ServiceValues>, object>;

export const ServiceDialog = (props: ContentDialogProps<AdminService>) => (
  <ContentDialog {...props} resource={services} form={serviceForm} maxWidth="md">
    {() => <ServiceFields />}
  </ContentDialog>
);

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

function ServiceFields() {
  const { t } = useLanguage();
  return (
    <FieldGrid>
      <LimitedTextField<ServiceValues>
        className="wide"
        name="title"
        label={t('Title')}
        required
        limit={SERVICE_TITLE_MAX_LENGTH}
      />
      <LimitedTextField<ServiceValues>
        className="wide"
        name="description"
        label={t('Description')}
        required
        multiline
        minRows={3}
        maxRows={10}
        limit={SERVICE_DESCRIPTION_MAX_LENGTH}
      />
      <FormTextField<ServiceValues>
        className="wide"
        name="slug"
        label={t('Address of the page')}
        helperText={t('Blank: made from the title. Former addresses lead to the new one.')}
        slotProps={{
          htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false },
          input: {
            startAdornment: (
              <InputAdornment position="start" disableTypography>
                /services?service=
              </InputAdornment>
            ),
          },
        }}
      />
      <FormTextField<ServiceValues> name="icon" label={t('Icon')} select>
        {SERVICE_ICONS.map((icon) => (
          <MenuItem key={icon} value={icon}>
            <IconName icon={icon} />
          </MenuItem>
        ))}
      </FormTextField>
      <FormTextField<ServiceValues>
        name="order"
        label={t('Order')}
        type="number"
        helperText={t('Lower numbers are shown first. “Change the order” above the list sets all of them.')}
        slotProps={{ htmlInput: { min: 0, step: 1 } }}
      />
      <FeaturesField />
      <Facts suggestions={LABELS} />
      <SwitchField<ServiceValues> name="active" label={t('Active: visitors see this service')} />
      <Box className="wide">
        <FormImage
          category="Services"
          hint={t('Optional. JPEG, PNG or WebP. Photos over 5 MB are made smaller.')}
        />
      </Box>
    </FieldGrid>
  );
}

/** One field per feature, at least one; blank ones are dropped on save. */
function FeaturesField() {
  const { t, translateIfKnown } = useLanguage();
  const { control, formState } = useFormContext<ServiceValues>();
  const { field } = useController({ name: 'features', control });
  const boxes = field.value;
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const errors = formState.errors.features;
  const message = errors?.message ?? errors?.find?.((error) => error)?.message;

  // Index of the field to focus after one was added or removed.
  const awaited = useRef<number>(null);
  useEffect(() => {
    if (awaited.current === null) return;
    inputs.current[awaited.current]?.focus();
    awaited.current = null;
  });

  function add() {
    awaited.current = boxes.length;
    field.onChange([...boxes, '']);
  }
  function remove(index: number) {
    awaited.current = Math.min(index, boxes.length - 2);
    field.onChange(boxes.filter((_, place) => place !== index));
  }

  return (
    <Box className="wide" role="group" aria-label={t('Features')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('Features')}</Typography>
      {boxes.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a field; its value comes from the form
        <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <TextField
            fullWidth
            size="small"
            sx={{ '& .MuiInputBase-root': { minBlockSize: 44 } }}
            label={t('Feature {number}', { number: index + 1 })}
            value={text}
            onChange={(event) => field.onChange(boxes.with(index, event.target.value))}
            onBlur={field.onBlur}
            inputRef={(input: HTMLInputElement | null) => {
              inputs.current[index] = input;
              if (index === 0) field.ref(input);
            }}
            error={message !== undefined}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: FEATURE_MAX_LENGTH } }}
          />
          <IconButton
            label={t('Remove feature {number}', { number: index + 1 })}
            disabled={boxes.length === 1}
            onClick={() => remove(index)}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {message !== undefined && <FormHelperText error>{translateIfKnown(message)}</FormHelperText>}
      <Button
        variant="outlined"
        startIcon={<Add />}
        disabled={boxes.length >= MAX_FEATURES}
        onClick={add}
        sx={{ justifySelf: 'start' }}
      >
        {t('Add a feature')}
      </Button>
    </Box>
  );
}
