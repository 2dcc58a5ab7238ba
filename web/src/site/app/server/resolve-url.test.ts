import { expect, it } from 'vitest';
import { parametersOf, resolveUrl } from './resolve-url';

it.each([
  ['/', '/'],
  ['/?utm_source=mail&gclid=1', '/'],
  ['/?&', '/'],
  ['/services?utm_id=1&utm_id=2', '/services'],
  ['/portfolio/Walnut-Kitchen?category=upvc-window', '/portfolio/Walnut-Kitchen'],
  ['/portfolio?x=1&projects=all&fbclid=y&category=glass', '/portfolio?category=glass&projects=all'],
  ['/services?x=1&service=curtain-wall-systems', '/services?service=curtain-wall-systems'],
  ['/portfolio?category=glass&category=b', '/portfolio?category=glass'],
  ['/portfolio?pictures=3&x=1&page=2&projects=all', '/portfolio?projects=all&page=2&pictures=3'],
  ['/contact?service=x&project=y', '/contact'],
  ['/portfolio?page[]=2&page=3&page=4', '/portfolio?page=3'],
  ['/blog?__proto__=1&constructor=2', '/blog'],
  ['/ar/blog?category=%D8%A3%20b', '/ar/blog?category=%D8%A3+b'],
  ['/blog/%E0%A4%A', '/blog/%E0%A4%A'],
  ['/about/team', '/about/team'],
  ['/Unknown/Path', '/Unknown/Path'],
  ['/en/unknown', '/en/unknown'],
  ['/english', '/english'],
  ['/ar/en/about', '/ar/en/about'],
  ['/en//evil.example', '/en//evil.example'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/about%2F..%2Fx', '/about%2F..%2Fx'],
  ['/%2F', '/%2F'],
  ['/blog%2F%2Fevil.example', '/blog%2F%2Fevil.example'],
  ['/absent.', '/absent.'],
  ['/absent//x%20', '/absent//x%20'],
  ['/blog/abc-%D8%A7%D9%84', '/blog/abc-%D8%A7%D9%84'],
])('what is at %s is decided by %s', (url, decisive) => {
  expect(resolveUrl(url)).toEqual({ url: decisive });
});

it.each([
  ['/portfolio?category=X%201', '/portfolio'],
  ['/ar/portfolio?category=X%201&projects=glass&utm_id=1', '/ar/portfolio?projects=glass'],
  ['/portfolio?projects=99999', '/portfolio'],
  ['/portfolio?page=0&pictures=2', '/portfolio?pictures=2'],
  ['/portfolio?page=85&pictures=51', '/portfolio'],
  ['/portfolio?picture=../x', '/portfolio'],
  ['/portfolio?id=&picture=%20', '/portfolio'],
  ['/blog?page=2&category=', '/blog?page=2'],
  ['/blog?category=heat&page=x', '/blog?category=heat'],
  ['/services?service=gates.', '/services?service=gates'],
  ['/ar/portfolio?projects=glass%D8%8C', '/ar/portfolio?projects=glass'],
  ['/blog?page=2).', '/blog?page=2'],
])('an unknown value in %s leads to %s', (url, location) => {
  expect(resolveUrl(url)).toEqual({ location });
  expect(resolveUrl(location)).toEqual({ url: location });
});

it('does not render, nor cache, a page for a blank, long or invisible value of any parameter', () => {
  for (const [path, names] of [
    ['/portfolio', parametersOf('/portfolio')],
    ['/ar/blog', parametersOf('/ar/blog')],
  ] as const) {
    expect(names.length).toBeGreaterThan(1);
    for (const name of names)
      for (const value of ['', '%20', '%00', 'x'.repeat(5000), '%F0%9F%98%80'.repeat(500)])
        expect(resolveUrl(`${path}?${name}=${value}`), `${name}=${value}`).toEqual({ location: path });
  }
});

it.each([
  ['/About', '/about'],
  ['/ABOUT?utm_source=x&y=1', '/about?utm_source=x&y=1'],
  ['/AR', '/ar'],
  ['/Ar/About', '/ar/about'],
  ['/ar/About', '/ar/about'],
  ['/en', '/'],
  ['/EN?gclid=1', '/?gclid=1'],
  ['/en/about', '/about'],
  ['/en/Contact?service=a', '/contact?service=a'],
  ['/Auth?form=register', '/auth?form=register'],
  ['/Blog/AbC12-Heat', '/blog/AbC12-Heat'],
  ['/AR/Portfolio/Ab-C', '/ar/portfolio/Ab-C'],
  ['/en/blog?page=2', '/blog?page=2'],
  ['/Admin', '/admin'],
  ['/AR/admin/messages', '/admin/messages'],
  ['/en/admin', '/admin'],
  ['/%61bout', '/about'],
  ['/ar/%63ontact?service=a', '/ar/contact?service=a'],
  ['/%41bout', '/about'],
  ['/contact%20', '/contact'],
  ['/contact.', '/contact'],
  ['/contact),', '/contact'],
  ['/ar/blog%D8%8C', '/ar/blog'],
  ['/%61dmin', '/admin'],
  ['/%61R/%41bout', '/ar/about'],
  ['/ar.', '/ar'],
  ['/ar%20', '/ar'],
  ['/%20', '/'],
  ['/contact%E2%80%9D', '/contact'],
  ['/contact%C2%A0', '/contact'],
  ['/contact]', '/contact'],
  ['/blog//abc-heat', '/blog/abc-heat'],
  ['/ar//blog///abc-heat', '/ar/blog/abc-heat'],
  ['/blog/abc-%68eat', '/blog/abc-heat'],
  ['/blog/abc-%d8%a7.', '/blog/abc-%D8%A7'],
  ['/blog/,', '/blog'],
  ['/blog/%2F%2Fevil.example.', '/blog/%2F%2Fevil.example'],
  ['/ar/portfolio/Walnut)', '/ar/portfolio/Walnut'],
  ['/en//', '/'],
  ['/ar/\\', '/ar'],
  ['//evil.example/?x', '/evil.example/?x'],
  ['/\\evil.example?x', '/evil.example?x'],
  ['/.//evil.example?x', '/evil.example?x'],
  ['//evil.example:99999999/', '/evil.example:99999999/'],
  ['///[', '/['],
])('leads %s to the page at %s', (url, location) => {
  expect(resolveUrl(url)).toEqual({ location });
  const path = location.replace(/\?.*/, '');
  expect(resolveUrl(path)).toEqual({ url: path });
});
