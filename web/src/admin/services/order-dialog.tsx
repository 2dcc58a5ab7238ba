import { type AdminService, ERROR_MESSAGES, IDEMPOTENCY_HEADER, orderServices } from '@alnafitha/contract';
import { arrayMove } from '@dnd-kit/sortable';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { useSubmitOnce } from '../../shared/ui/form/use-submit-once';
import { contentKeys } from '../history/content-keys';
import { callAsAdmin } from '../session/as-admin';
import { FormDialog } from '../ui/form/form-dialog';
import SortableSection from '../ui/sortable/sortable-section';
import { useInvalidation } from '../ui/use-invalidation';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { adminServiceList } from './service-queries';

interface Props {
  services: readonly AdminService[];
  onClose: () => void;
}

const idsOf = (services: readonly AdminService[]) => services.map(({ id }) => id);

export default function OrderDialog({ services, onClose }: Props) {
  const { t } = useLanguage();
  const { notifySuccess, notifyError } = useMutationToasts();
  const client = useQueryClient();
  const { invalidateOptions } = useInvalidation(contentKeys('services'));
  const submitOnce = useSubmitOnce();
  const [former, setFormer] = useState(services);
  const [ordered, setOrdered] = useState(services);
  const [isOutdated, setOutdated] = useState(false);
  // The API compares the body, too, so one key serves all saves.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const reorder = useMutation({
    ...invalidateOptions,
    mutationFn: () =>
      callAsAdmin(
        orderServices,
        { body: { ids: idsOf(ordered), former: idsOf(former) } },
        { headers: { [IDEMPOTENCY_HEADER]: idempotencyKey } },
      ),
  });

  const save = (event: FormEvent) => {
    event.preventDefault();
    const submit = async () => {
      await reorder.mutateAsync();
      onClose();
      notifySuccess('Order updated');
    };
    return submitOnce(submit, (error) => {
      if (error instanceof ApiError && error.status === 409) setOutdated(true);
      else notifyError('Failed to update the order', error);
    });
  };

  const showCurrent = async () => {
    try {
      const current = await client.fetchQuery({ ...adminServiceList, staleTime: 0 });
      setFormer(current);
      setOrdered(current);
      setOutdated(false);
    } catch (error) {
      notifyError('Failed to fetch services', error);
    }
  };

  return (
    <FormDialog
      title={t('Change the order')}
      isDirty={idsOf(ordered).join() !== idsOf(former).join()}
      isSaving={reorder.isPending}
      submitLabel={t('Save')}
      onSubmit={save}
      onClose={onClose}
    >
      <Box inert={reorder.isPending} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isOutdated && (
          <Alert severity="warning" variant="outlined">
            <AlertTitle>{t(ERROR_MESSAGES.orderChanged)}</AlertTitle>
            <Typography variant="body2" sx={{ marginBlockEnd: 1 }}>
              {t('Your order is not saved. It stays here until you show the current one.')}
            </Typography>
            <Button variant="outlined" onClick={showCurrent}>
              {t('Show the current order')}
            </Button>
          </Alert>
        )}
        <Typography color="textSecondary">{t('Visitors see the services in this order.')}</Typography>
        <SortableSection
          label={t('Services')}
          items={ordered}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          onMove={(from, to) => setOrdered(arrayMove([...ordered], from, to))}
          layout="rows"
        >
          {({ title, active }) => (
            <>
              <Typography translate="no" sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{bidiText(title)}</bdi>
              </Typography>
              {!active && (
                <Typography variant="body2" color="textSecondary">
                  {t('Inactive')}
                </Typography>
              )}
            </>
          )}
        </SortableSection>
      </Box>
    </FormDialog>
  );
}
