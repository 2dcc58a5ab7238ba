export * from './bidi';
export * from './common-error-messages';
export * from './contact-links';
export * from './content/blocks/company-fields';
export * from './content/blocks/defaults';
export * from './content/blocks/defaults-arabic';
export * from './content/blocks/endpoints';
export * from './content/blocks/schema';
export * from './content/blocks/shown';
export * from './content/blocks/shown-hours';
export * from './content/blocks/values';
export * from './content/blocks/working-hours';
export * from './content/categories';
export { FIELDS, type Text, textsOf } from './content/declarations';
export * from './content/edit';
export * from './content/fact-values';
export {
  Field,
  type FieldInput,
  type Fields,
  leavesOf,
  mapLeaves,
  sentSchema,
  type Values,
} from './content/fields';
export * from './content/file-names';
export * from './content/history';
export * from './content/history-values';
export * from './content/image-urls';
export * from './content/image-values';
export * from './content/images';
export * from './content/kinds';
export * from './content/localize';
export * from './content/pictures';
export * from './content/post-values';
export * from './content/posts';
export * from './content/preview-values';
export * from './content/previews';
export * from './content/project-values';
export * from './content/projects';
export * from './content/rich-text';
export * from './content/service-values';
export * from './content/services';
export * from './content/stored-translations';
export * from './content/testimonial-values';
export * from './content/testimonials';
export * from './content/translated-fields';
export * from './content/translation-units';
export * from './content/translation-values';
export * from './content/translations';
export * from './content-security-policy';
export * from './dashboard';
export * from './digits';
export * from './doha';
export * from './endpoint';
export * from './error-messages';
export * from './errors';
export * from './fields';
export * from './health';
export * from './invisible';
export * from './languages';
export * from './links';
export * from './messages/endpoints';
export * from './messages/enquiry-schema';
export * from './messages/file-values';
export * from './messages/form-values';
export * from './messages/phone-text';
export * from './messages/reference';
export * from './messages/schema';
export * from './messages/timeline-schema';
export * from './messages/values';
export * from './openapi';
export * from './page-items';
export * from './paging';
export * from './portfolio';
export * from './records';
export * from './routes';
export * from './search-text';
export * from './sessions/code';
export * from './sessions/endpoints';
export * from './sessions/password';
export * from './sessions/schema';
export * from './sessions/values';
export * from './setup';
export * from './site-renderer';
export * from './slugs';
