import { MESSAGE_SEARCH_MAX_LENGTH, MESSAGE_STATUSES, SPAM_FILTERS } from '@alnafitha/contract';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { serviceChoices } from '../../shared/i18n/service-choices';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { DebouncedSearchField } from '../../shared/ui/debounced-search-field';
import { FilterSelect } from '../ui/filter-select';
import { DateField } from '../ui/form/date-field';
import { IconButton } from '../ui/icon-button';
import { useCompany } from '../ui/use-company';
import type { MessageFilter } from './message-queries';
import { STATUS_LABELS } from './status-select';
import { useExport } from './use-export';

interface Props {
  filter: MessageFilter;
  onChange: (changes: Partial<MessageFilter>) => void;
}

const SPAM_LABELS: Record<(typeof SPAM_FILTERS)[number], PlainTranslationKey> = {
  none: 'Without possible spam',
  only: 'Possible spam only',
};

/** One row if it fits; on phones, the filters are behind a button. */
export function MessagesToolbar({ filter, onChange, onRefresh }: Props & { onRefresh: () => void }) {
  const { t } = useLanguage();
  const filtersId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const files = (
    <FilterSelect
      label={t('Files')}
      all={t('All messages')}
      value={filter.files}
      options={[{ value: 'yes', label: t('With files') }]}
      // Messages that are due or deleted cannot be filtered by files.
      onChange={(files) => onChange({ files, ...(files && { due: undefined, deleted: undefined }) })}
      sx={{ inlineSize: { sm: 160 }, flexShrink: 0 }}
    />
  );
  const filters = (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        gap: 1.5,
        alignItems: 'start',
        flex: '1 1 900px',
        minInlineSize: 0,
        paddingBlockStart: { xs: 1.5, sm: 0 },
      }}
    >
      {isPhone && files}
      <Filters filter={filter} onChange={onChange} />
    </Box>
  );
  return (
    <Box sx={{ display: { sm: 'flex' }, flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: '1 1 460px' }}>
        <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
          <DebouncedSearchField
            label={t('Search messages...')}
            search={filter.search}
            onSearch={(search) => onChange({ search })}
            maxLength={MESSAGE_SEARCH_MAX_LENGTH}
          />
        </Box>
        {!isPhone && files}
        {isPhone && (
          <Button
            variant="outlined"
            aria-expanded={isOpen}
            aria-controls={filtersId}
            onClick={() => setOpen(!isOpen)}
          >
            {t('Filters')}
          </Button>
        )}
        <IconButton label={t('Refresh')} onClick={onRefresh}>
          <Refresh />
        </IconButton>
      </Box>
      {isPhone ? (
        <Collapse in={isOpen} id={filtersId}>
          {filters}
        </Collapse>
      ) : (
        filters
      )}
    </Box>
  );
}

function Filters({ filter, onChange }: Props) {
  const { t, translateIfKnown, language } = useLanguage();
  const company = useCompany()[language];
  const { exportFiltered, isExporting } = useExport();
  return (
    <>
      <FilterSelect
        label={t('Status')}
        all={t('All statuses')}
        value={filter.deleted ? 'deleted' : filter.due ? 'due' : filter.status}
        options={[
          ...MESSAGE_STATUSES.map((value) => ({ value, label: t(STATUS_LABELS[value]) })),
          { value: 'due', label: t('Follow-up due') },
          { value: 'deleted', label: t('Deleted') },
        ]}
        onChange={(chosen) =>
          onChange({
            status: MESSAGE_STATUSES.find((status) => status === chosen),
            due: chosen === 'due' ? 'yes' : undefined,
            deleted: chosen === 'deleted' ? 'yes' : undefined,
            ...((chosen === 'due' || chosen === 'deleted') && { files: undefined }),
          })
        }
      />
      <FilterSelect
        label={t('Service')}
        all={t('All services')}
        value={filter.service}
        options={serviceChoices(company, translateIfKnown)}
        onChange={(service) => onChange({ service })}
      />
      <FilterSelect
        label={t('Spam')}
        all={t('All messages')}
        value={filter.spam}
        options={SPAM_FILTERS.map((value) => ({ value, label: t(SPAM_LABELS[value]) }))}
        onChange={(spam) => onChange({ spam })}
      />
      <DateField
        size="small"
        label={t('From')}
        value={filter.from ?? ''}
        onChange={({ target }) => onChange({ from: target.value || undefined })}
      />
      <DateField
        size="small"
        label={t('Until')}
        value={filter.to ?? ''}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
      />
      {!filter.deleted && (
        <Button
          variant="outlined"
          startIcon={<FileDownload />}
          loading={isExporting}
          loadingPosition="start"
          onClick={() => exportFiltered(filter)}
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        >
          {t('Export CSV')}
        </Button>
      )}
    </>
  );
}
