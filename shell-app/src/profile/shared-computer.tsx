import { color, space } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { isSharedComputer, markSharedComputer } from '@gym/hub-kit/shell';
import { useState } from 'react';
import styled from 'styled-components';
import { Card, CardIntro } from '../ui/card.tsx';

/** Marks this browser as one that several people use, which then stores no input of forms. */
export function SharedComputer() {
  const [isShared, setShared] = useState(isSharedComputer);
  return (
    <Card aria-labelledby="this-computer">
      <h2 id="this-computer">{t('This Computer')}</h2>
      <CardIntro id="this-computer-help">
        {t('Unsaved input of forms is kept in the browser and offered again, but not on a shared computer.')}
      </CardIntro>
      <Mark>
        <input
          type="checkbox"
          aria-describedby="this-computer-help"
          checked={isShared}
          onChange={({ target }) => {
            markSharedComputer(target.checked);
            setShared(target.checked);
          }}
        />
        {t('This is a shared computer')}
      </Mark>
    </Card>
  );
}

const Mark = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-top: ${space(4)};
  input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${color.primary};
  }
`;
