import { useBackend } from '../../functions/src/testing/backend';
import { createInProcess } from '../emulators/in-process/backend';

/** Vitest's setup of the API tests. */
useBackend(createInProcess);
