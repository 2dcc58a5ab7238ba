import { FIELDS, type Fields, keysOf } from '@alnafitha/contract';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '../../../testing/providers';
import { createQueryClient } from '../../shared/app/query-client';
import { adminDictionary } from '../../shared/i18n/arabic/admin';
import { siteDictionary } from '../../shared/i18n/arabic/site';
import { useFieldLabel } from './field-labels';

const namesOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { look }]) =>
    look.input === 'hidden' ? [] : [name, ...namesOf(look.fields ?? {})],
  );

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <Providers queryClient={createQueryClient()} initialLanguage="en">
      {children}
    </Providers>
  </MemoryRouter>
);

it.each(keysOf(FIELDS))('each field of %s has a label in both languages', (kind) => {
  const labelOf = renderHook(useFieldLabel, { wrapper }).result.current;
  const known = { ...siteDictionary, ...adminDictionary };
  expect(FIELDS[kind].flatMap(namesOf).filter((name) => !(labelOf(name) in known))).toEqual([]);
});
