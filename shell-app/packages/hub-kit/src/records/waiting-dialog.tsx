import { t } from '@gym/hub-kit/format';
import { Button } from '@gym/hub-kit';
import { useContext, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { controlBox } from '../fields/field-frame.tsx';
import { Dialog } from '../elements/dialog.tsx';
import { RowsSkeleton } from '../elements/rows-skeleton.tsx';
import { TypedAheadContext } from './typed-ahead.ts';

/** Fields side by side. */
const formShapes = [[46, 46]];

export interface WaitingDialogProps {
  title: string;
  onClose: () => void;
  /** Whether the form that is loading can be typed into: what is typed meanwhile is kept for its first field. */
  editable: boolean;
}

/** The frame of a record's dialog while its form or its record loads. */
export function WaitingDialog({ title, onClose, editable }: WaitingDialogProps) {
  return (
    <Dialog
      title={title}
      width={760}
      fullOnSmall
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      {editable && <TypeAheadInput />}
      <RowsSkeleton rows={editable ? 5 : 6} shapes={formShapes} />
    </Dialog>
  );
}

/** A placeholder for the first field. It has the focus, so that no key reaches a button of the dialog. */
function TypeAheadInput() {
  const ahead = useContext(TypedAheadContext);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.setSelectionRange(ahead.text.length, ahead.text.length), [ahead]);
  return (
    <FirstField
      ref={input}
      aria-label={t('The form is loading; what you type is kept')}
      autoComplete="off"
      data-autofocus
      defaultValue={ahead.text}
      onChange={event => ahead.keep(event.target.value)}
      onKeyDown={event => {
        // Goes on to the next field, which is not there yet either.
        if (event.key !== 'Tab' || event.shiftKey || ahead.text === '') return;
        event.preventDefault();
        event.currentTarget.value += '\t';
        ahead.keep(event.currentTarget.value);
      }}
    />
  );
}

const FirstField = styled.input`
  ${controlBox}
  width: calc(50% - 8px);
  margin-block: 38px 8px;
`;
