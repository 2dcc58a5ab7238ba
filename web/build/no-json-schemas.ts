/** Replaces zod's writer of JSON schemas in the build: every schema refers to it, but no page uses it. */
const unavailable = () => (): never => {
  throw new Error('The web app has no JSON schemas');
};
export const createToJSONSchemaMethod = unavailable;
export const createStandardJSONSchemaMethod = unavailable;
export const toJSONSchema = unavailable();
