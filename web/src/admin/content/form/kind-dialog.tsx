import type { Fields, Values } from '@alnafitha/contract';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ContentDialog, type ContentDialogProps, type ContentForm } from '../content-dialog';
import type { ContentEntry, Resource } from '../content-queries';
import { FormFields, type Looks } from './form-fields';

interface Props<Entry extends ContentEntry> extends ContentDialogProps<Entry> {
  resource: Resource<Entry, object, object>;
  form: ContentForm<Entry, FieldValues, Values, object>;
  fields: Fields;
  looks: Looks;
  /** The input of the form's part, after the fields. */
  children: ReactNode;
}

/** The dialog of a kind's form, made from its fields. */
export function KindDialog<Entry extends ContentEntry>({ fields, looks, children, ...props }: Props<Entry>) {
  return (
    <ContentDialog {...props} maxWidth="md">
      {() => (
        <FormFields fields={fields} looks={looks}>
          {children}
        </FormFields>
      )}
    </ContentDialog>
  );
}
