import type { ComponentProps } from 'react';
import type { Column } from '../ui/data-list/column';
import { VisibilitySwitch } from '../ui/visibility-switch';

type SwitchProps = Omit<ComponentProps<typeof VisibilitySwitch>, 'label'>;

/** A switch for what visitors see. */
export function visibilityColumn<Entry>(
  header: string,
  switchOf: (entry: Entry) => SwitchProps,
): Column<Entry> {
  return {
    header,
    card: 'footer',
    cell: (entry) => <VisibilitySwitch {...switchOf(entry)} label="" />,
    cardCell: (entry) => <VisibilitySwitch {...switchOf(entry)} label={header} />,
  };
}
