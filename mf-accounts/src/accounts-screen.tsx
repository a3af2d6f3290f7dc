import { space } from '@gym/hub-kit';
import { MonthlyAmounts } from '@gym/hub-kit/charts';
import { CrudScreen, type ScreenDefinition } from '@gym/hub-kit/screen';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface AccountsScreenProps<
  Row extends { id: string },
  Field extends string,
  Values extends object,
> {
  screen: ScreenDefinition<Row, Field, Values>;
  form?: ReactNode;
}

/** A list of money, below its amounts month by month. */
export function AccountsScreen<Row extends { id: string }, Field extends string, Values extends object>({
  screen,
  form,
}: AccountsScreenProps<Row, Field, Values>) {
  return (
    <CrudScreen screen={screen} form={form}>
      {screen.monthly && (
        <Above>
          <MonthlyAmounts {...screen.monthly} requires={`${screen.resource}:view`} />
        </Above>
      )}
    </CrudScreen>
  );
}

const Above = styled.div`
  margin-bottom: ${space(4)};
  &:empty {
    display: none;
  }
`;
