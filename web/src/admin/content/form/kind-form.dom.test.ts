import { BLOCK_FIELDS, type Fields, posts, projects, services, testimonials } from '@alnafitha/contract';
import { valuesFor } from '@alnafitha/contract/field-values';
import type { FieldValues } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import {
  anAdminPost,
  anAdminProject,
  anAdminService,
  anAdminTestimonial,
} from '../../../../testing/admin-records';
import { postForm } from '../../posts/post-form';
import { projectForm } from '../../projects/project-form';
import { serviceForm } from '../../services/service-form';
import { testimonialForm } from '../../testimonials/testimonials-page';
import type { ContentEntry } from '../content-queries';
import { formValues } from './form-values';
import type { kindForm } from './kind-form';

type Form<Entry extends ContentEntry> = ReturnType<typeof kindForm<Entry>>;

/** A form with a value of each field of its entry, what it makes of values, and what it sends of them. */
function formOf<Entry extends ContentEntry>(fields: Fields, form: Form<Entry>, record: Entry) {
  const usual = Object.entries(fields).map(([name, field]) => [name, valuesFor(field).usual]);
  const entry = { ...record, ...Object.fromEntries(usual) };
  return {
    fields,
    usual,
    values: form.valuesOf(entry),
    resolve: (values: FieldValues) =>
      form.resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false }),
    sent: (values: FieldValues) => form.draftOf(values, entry).body,
  };
}

const FORMS = {
  posts: formOf(posts.fields, postForm, anAdminPost()),
  projects: formOf(projects.fields, projectForm, anAdminProject()),
  services: formOf(services.fields, serviceForm, anAdminService()),
  testimonials: formOf(testimonials.fields, testimonialForm, anAdminTestimonial()),
};

describe.each(Object.entries(FORMS))('the form of %s', (_, { fields, usual, values, resolve, sent }) => {
  it('sends the values of an entry back as they are stored, each under its name', async () => {
    const { values: parsed, errors } = await resolve(values);
    expect(errors).toEqual({});
    expect(sent(parsed)).toMatchObject(Object.fromEntries(usual));
  });

  it('shows the issue of a text that is too long at its field', async () => {
    // The category of a post is chosen, or typed in a field of its own.
    const texts = Object.entries(fields).filter(
      ([name, { look }]) => look.maxLength && look.input !== 'category' && name in values,
    );
    for (const [name, field] of texts) {
      const { errors } = await resolve({ ...values, [name]: valuesFor(field).worst.at(-1) });
      expect(errors).toEqual({ [name]: expect.anything() });
    }
    expect(texts.length).toBeGreaterThan(1);
  });
});

it('a row of a block that was stored before its fields has blank ones', () => {
  const stored = { certificates: [{ name: 'ISO 9001' }], warranties: [{ service: '', years: 10 }] };
  const blank = { certificateNumber: '', validUntil: '', picture: '', document: '' };
  expect(formValues(BLOCK_FIELDS.trust, stored)).toEqual({
    title: '',
    certificates: [{ name: 'ISO 9001', ...blank }],
    warranties: [{ service: '', years: '10' }],
  });
});
