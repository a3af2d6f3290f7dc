import { SelectField } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';

export type Scope = 'THIS' | 'FOLLOWING' | 'ALL';

/** Which sessions of a series. */
export const ScopeField = () => (
  <SelectField
    kind="select"
    name="scope"
    label={t('Which sessions')}
    span={12}
    required
    choices={[
      { value: 'THIS', label: t('This session') },
      { value: 'FOLLOWING', label: t('This and following') },
      { value: 'ALL', label: t('All of the series') },
    ]}
  />
);
