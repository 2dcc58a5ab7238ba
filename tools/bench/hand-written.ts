const PARTS = /<img\b[^>]*>|<(h1|h2|p)\b[^>]*>(.*?)<\/\1>/gs;
/** React writes some of these names in camel case. */
const IMAGE_ATTRIBUTES = / (?:alt|src|srcset|sizes|width|height|loading|fetchpriority)="[^"]*"/gi;
/** The first picture has the size of the hero's on a phone. */
const STYLE = `
body { margin: 0; font-family: sans-serif }
h1, h2, p { margin: 16px }
img { display: block; width: 100%; height: auto }
img:first-of-type { height: max(48svh, 320px); object-fit: cover }
`;

/** Writes a rendered page's headings, paragraphs and pictures as a document without script. */
export function handWritten(html: string): string {
  const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? [];
  const [title = ''] = /<title\b.*?<\/title>/s.exec(html) ?? [];
  const parts = [...main.matchAll(PARTS)].map(([part, tag, content = '']) =>
    tag
      ? `<${tag}>${content.replace(/<[^>]*>/g, '')}</${tag}>`
      : `<img${(part.match(IMAGE_ATTRIBUTES) ?? []).join('')}>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${title}
<style>${STYLE}</style>
</head>
<body>
${parts.join('\n')}
</body>
</html>
`;
}
