import { IconButton, space, type IconName } from '@gym/hub-kit';
import styled from 'styled-components';

/** What else can be done with a row, between editing and deleting it. */
export interface RowAction {
  icon: IconName;
  /** Read out with the name of the row: `Deactivate` for `Deactivate Ann Lee`. */
  label: string;
  onClick: () => void;
}

export interface RowActionsProps {
  /** What the row is called, for the labels: `Edit Ann Lee`. */
  name: string;
  onEdit?: () => void;
  onDelete?: () => void;
  others?: readonly RowAction[];
  tabIndex?: number;
}

export function RowActions({ name, onEdit, onDelete, others, tabIndex }: RowActionsProps) {
  return (
    <Row>
      {onEdit && <IconButton icon="edit" label={`Edit ${name}`} tabIndex={tabIndex} onClick={onEdit} />}
      {others?.map(({ icon, label, onClick }) => (
        <IconButton
          key={label}
          icon={icon}
          label={`${label} ${name}`}
          tabIndex={tabIndex}
          onClick={onClick}
        />
      ))}
      {onDelete && (
        <IconButton icon="delete" label={`Delete ${name}`} danger tabIndex={tabIndex} onClick={onDelete} />
      )}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`;
