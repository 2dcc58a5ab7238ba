import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';

interface Props<Input extends FieldValues, Output> {
  label: string;
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  onSubmit: (values: Output) => void;
  submitLabel: string;
  isPending: boolean;
  children: ReactNode;
}

/** A form of /auth: its fields and its button. */
export function AccountForm<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { label, schema, defaultValues, onSubmit, submitLabel, isPending, children } = props;
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues });
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-label={label}
        onSubmit={form.handleSubmit((values) => onSubmit(values))}
        sx={{ display: 'grid', gap: 3 }}
      >
        {children}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={isPending}
          sx={{ justifySelf: { sm: 'start' }, minInlineSize: 200 }}
        >
          {submitLabel}
        </Button>
      </Box>
    </FormProvider>
  );
}
