import { IconButton, space } from '@gym/hub-kit';
import styled from 'styled-components';

export interface RowActionsProps {
  /** What the row is called, for the labels: `Edit Ann Lee`. */
  name: string;
  onEdit?: () => void;
  onDelete?: () => void;
  tabIndex?: number;
}

export function RowActions({ name, onEdit, onDelete, tabIndex }: RowActionsProps) {
  return (
    <Row>
      {onEdit && <IconButton icon="edit" label={`Edit ${name}`} tabIndex={tabIndex} onClick={onEdit} />}
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
