import blog from './blog.json' with { type: 'json' };
import company from './company.json' with { type: 'json' };
import contact from './contact.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import portfolio from './portfolio.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };

/** English UI text → Arabic. Isolates (U+2066 to U+2069) keep numbers and references in their order. */
export const siteDictionary = { ...home, ...company, ...contact, ...portfolio, ...blog, ...site };
