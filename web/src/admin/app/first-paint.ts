/** Runs before the first paint (web/build/inline-script.ts), or the page would flash in the wrong colours. */

import { showColors } from '../../shared/app/document-colors';
import { makeSchemasWithoutEval } from '../../shared/app/schemas-without-eval';
import { isDarkBy } from '../../shared/ui/stored-color-mode';
import { COLOR_MODE_KEY } from './color-mode-key';

showColors(isDarkBy(COLOR_MODE_KEY));
// This runs before any import: the contract creates its schemas on import.
makeSchemasWithoutEval();
