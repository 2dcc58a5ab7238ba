import { expect, it } from 'vitest';
import { failureOf, PortTaken } from './suite';

it.each([
  [
    '[debug] Error: listen EADDRINUSE: address already in use 127.0.0.1:9100\n    at Server.setupListenHandle',
    true,
  ],
  ['[debug] Port 9100 is not available\n[error] Error: Port 9100 is not open on localhost', true],
  [
    "[debug] TypeError: Cannot read properties of undefined (reading 'x')\n[error] Error: An unexpected error has occurred.",
    false,
  ],
  ['', false],
])('a start that fails names the cause, and a taken port is tried again: %s', (debugLog, isPort) => {
  const failure = failureOf(debugLog);
  expect(failure instanceof PortTaken).toBe(isPort);
  for (const line of debugLog.split('\n').filter((text) => /EADDRINUSE|TypeError|not open/.test(text)))
    expect(failure.message).toContain(line);
});
