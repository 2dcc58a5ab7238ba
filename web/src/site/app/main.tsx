import 'theme.css';
import '../../shared/app/base.css';
import 'fonts.css';
import './base.css';
import { makeSchemasWithoutEval } from '../../shared/app/schemas-without-eval';
import { start } from './start';

makeSchemasWithoutEval();
void start();
