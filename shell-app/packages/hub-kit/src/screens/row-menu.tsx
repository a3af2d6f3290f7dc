import { Button, IconButton } from '../elements/button.tsx';
import { t } from '../common/text.ts';
import type { ComponentProps } from 'react';
import { copyIcon } from '../elements/copy-icon.ts';
import { Menu } from '../elements/menu.tsx';
import type { RowAction } from './row-action.ts';

interface RowMenuProps {
  name: string;
  actions: readonly RowAction[];
  onDuplicate: (() => void) | undefined;
  button: Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus'>;
}

const ellipsis = {
  paths: [4, 11, 18].map(left => `M${left} 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0`),
} as const;

export default function RowMenu({ name, actions: given, onDuplicate, button }: RowMenuProps) {
  const actions = onDuplicate
    ? [...given, { icon: copyIcon, label: t('Duplicate'), onClick: onDuplicate }]
    : given;
  const labelOf = (action: string) => t('{action} {name}', { action, name });
  const label = labelOf(t('More actions'));
  return (
    <Menu label={label} opener={props => <IconButton {...props} {...button} icon={ellipsis} label={label} />}>
      {actions.map(({ icon, label, onClick }) => (
        <Button key={label} icon={icon} aria-label={labelOf(label)} onClick={() => void onClick()}>
          {label}
        </Button>
      ))}
    </Menu>
  );
}
