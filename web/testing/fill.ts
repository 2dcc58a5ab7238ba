import { fireEvent } from '@testing-library/react';

/** Replaces the text of a field at once, where its single keys make no difference. */
export const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
