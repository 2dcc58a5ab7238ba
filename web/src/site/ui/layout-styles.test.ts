import { expect, it } from 'vitest';
import { filledColumns } from './layout-styles';

it.each([1, 2, 3, 4, 5, 6, 7, 8])('%d items fill the rows of each breakpoint', (count) => {
  for (const max of [2, 3, 4]) {
    const styles = filledColumns(count, { xs: max });
    const columns = Number(/\d+/.exec(styles.gridTemplateColumns.xs ?? '')?.[0]);
    const span = Number(/\d+/.exec(styles['& > :last-of-type'].gridColumn.xs ?? '')?.[0]);
    expect(columns).toBeLessThanOrEqual(max);
    expect((count - 1 + span) % columns).toBe(0);
    expect(span).toBeLessThanOrEqual(2);
  }
});

it('the lists of the sample have the columns of the design', () => {
  const columnsOf = (count: number) => filledColumns(count, { lg: 4 }).gridTemplateColumns.lg;
  expect([4, 6].map(columnsOf)).toEqual(['repeat(4, minmax(0, 1fr))', 'repeat(3, minmax(0, 1fr))']);
});
