import { useRef } from 'react';
import styled from 'styled-components';
import { t } from '../common/text.ts';
import { IconButton } from '../elements/button.tsx';
import type { RecordSteps } from './use-record-steps.ts';
import { useScopedKeys } from './use-scoped-keys.ts';

/** In the order of the buttons. */
const KEYS = ['PageUp', 'PageDown'];

/** The buttons to the records before and after in the list, with their keys: the arrows with Alt belong to fields. */
export function StepButtons({ previous, next }: RecordSteps) {
  const element = useRef<HTMLSpanElement>(null);
  useScopedKeys(element, ({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
    const index = KEYS.indexOf(key);
    if (index === -1 || !altKey || ctrlKey || metaKey || shiftKey) return false;
    // A disabled button ignores it.
    element.current?.querySelectorAll('button')[index]?.click();
    return true;
  });
  return (
    <Steps ref={element}>
      <IconButton
        icon="up"
        label={t('Previous record')}
        aria-keyshortcuts="Alt+PageUp"
        disabled={!previous}
        onClick={previous}
      />
      <IconButton
        icon="down"
        label={t('Next record')}
        aria-keyshortcuts="Alt+PageDown"
        disabled={!next}
        onClick={next}
      />
    </Steps>
  );
}

const Steps = styled.span`
  display: inline-flex;
  align-items: center;
`;
