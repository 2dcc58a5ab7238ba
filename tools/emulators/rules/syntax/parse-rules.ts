import { Lexer } from './lexer';
import { stringOf } from './literals';
import { parseExpression } from './parse-expression';
import {
  type Allow,
  type FunctionDeclaration,
  type Match,
  METHODS,
  type Method,
  type PatternSegment,
  type Rules,
  type Service,
} from './tree';

const PATTERN = /(?:\/(?:\{[A-Za-z_]\w*(?:=\*\*)?\}|[^\s{}/]+))+/y;

const GROUPS = new Map<string, readonly Method[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ...METHODS.map((method) => [method, [method]] as const),
]);

/** Parses a rules file. Throws a `RulesSyntaxError` for anything unknown. */
export function parseRules(source: string): Rules {
  const lexer = new Lexer(source);
  const version = parseVersion(lexer);
  const functions: FunctionDeclaration[] = [];
  const services: Service[] = [];
  while (lexer.peek().kind !== 'end') {
    if (lexer.accept('function')) functions.push(parseFunction(lexer));
    else if (lexer.accept('service')) services.push(parseService(lexer));
    else lexer.fail("Expected 'service'");
  }
  return { version, functions, services };
}

/** Without a statement, the version is 1. */
function parseVersion(lexer: Lexer): 1 | 2 {
  if (!lexer.accept('rules_version')) return 1;
  lexer.expect('=');
  if (lexer.peek().kind !== 'string') lexer.fail("Expected '1' or '2' in quotes");
  const token = lexer.next();
  lexer.expect(';');
  const version = stringOf(lexer, token);
  if (version !== '1' && version !== '2') lexer.fail(`Version ${token.text} is not known`, token.at);
  return version === '1' ? 1 : 2;
}

function parseService(lexer: Lexer): Service {
  let name = lexer.name();
  while (lexer.accept('.')) name += `.${lexer.name()}`;
  const { allows, ...block } = parseBlock(lexer);
  if (allows[0]) lexer.fail("'allow' stands in a match", allows[0].at);
  return { name, ...block };
}

function parseBlock(lexer: Lexer): Omit<Match, 'pattern'> {
  const functions: FunctionDeclaration[] = [];
  const matches: Match[] = [];
  const allows: Allow[] = [];
  lexer.expect('{');
  while (!lexer.accept('}')) {
    if (lexer.accept('function')) functions.push(parseFunction(lexer));
    else if (lexer.accept('match')) matches.push({ pattern: parsePattern(lexer), ...parseBlock(lexer) });
    else if (lexer.peek().text === 'allow') allows.push(parseAllow(lexer));
    else lexer.fail("Expected 'match', 'allow' or 'function'");
  }
  return { functions, matches, allows };
}

function parsePattern(lexer: Lexer): PatternSegment[] {
  lexer.skipBlank();
  const pattern = lexer.raw(PATTERN) ?? lexer.fail('Expected a path');
  return pattern
    .slice(1)
    .split('/')
    .map((segment) => {
      const [, name, deep] = /^\{(\w+)(=\*\*)?\}$/.exec(segment) ?? [];
      return name === undefined ? segment : { name, deep: deep !== undefined };
    });
}

function parseAllow(lexer: Lexer): Allow {
  const { at } = lexer.expect('allow');
  const methods: Method[] = [];
  do {
    methods.push(...(GROUPS.get(lexer.peek().text) ?? lexer.fail('Expected a method')));
    lexer.next();
  } while (lexer.accept(','));
  let condition: Allow['condition'] = null;
  if (lexer.accept(':')) {
    lexer.expect('if');
    condition = parseExpression(lexer);
  }
  lexer.expect(';');
  return { at, methods, condition };
}

function parseFunction(lexer: Lexer): FunctionDeclaration {
  const name = lexer.name();
  const parameters: string[] = [];
  lexer.expect('(');
  while (!lexer.accept(')')) {
    parameters.push(lexer.name());
    if (lexer.peek().text !== ')') lexer.expect(',');
  }
  lexer.expect('{');
  const lets: FunctionDeclaration['lets'][number][] = [];
  while (lexer.accept('let')) {
    const variable = lexer.name();
    lexer.expect('=');
    lets.push({ name: variable, value: parseExpression(lexer) });
    lexer.expect(';');
  }
  lexer.expect('return');
  const result = parseExpression(lexer);
  lexer.expect(';');
  lexer.expect('}');
  return { name, parameters, lets, result };
}
