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
  /** Replaces the sections of the form. */
  form?: ReactNode;
  /** What a stored record shows above its form. */
  details?: () => ReactNode;
}

/** A list of money, below its amounts month by month. */
export function AccountsScreen<Row extends { id: string }, Field extends string, Values extends object>({
  screen,
  form,
  details,
}: AccountsScreenProps<Row, Field, Values>) {
  return (
    <CrudScreen screen={screen} form={form} details={details}>
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
