import { h2, p, type SeedPost, ul } from './html';

export const winterGarden: SeedPost = {
  id: 'wintergarden',
  title: 'A glass house for the winter months',
  excerpt:
    'From November to March, a glass room is the best place in the house. What makes it bearable for the other seven months, too.',
  category: 'Trends',
  date: '2026-11-20T07:00:00.000Z',
  image: 'garden-glass-house',
  isDraft: true,
  content: [
    p(
      'More and more families ask us for a room between the house and the garden: a glass majlis, a dining room among plants, a place for winter evenings. Planned well, it can be used all year round.',
    ),
    h2('Four rules'),
    ul(
      'A solid or shaded roof. Glass overhead is beautiful at night and unbearable at noon.',
      'Openings on opposite sides, so that the breeze can pass through.',
      'Solar-control glass all around, and laminated glass wherever somebody may lean.',
      'A cooling unit of its own, switched on only when guests come.',
    ),
    h2('What it takes'),
    p(
      'A foundation, a permit from the municipality, about six weeks in the workshop and one week in the garden. The plants around it are part of the plan: a tree on the west side gives its shade for free.',
    ),
  ],
};
