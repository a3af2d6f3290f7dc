import { FieldGrid, SelectField } from '@gym/hub-kit/fields';
import { t, translateMessage } from '@gym/hub-kit/format';
import { useFormikContext } from 'formik';
import { Part } from '../part.tsx';
import { checkInRuleTexts } from './check-in-rule-texts.ts';
import type { SettingsValues } from './settings-values.ts';

/** Texts of the choices, which `SelectField` translates. */
const effects = [
  { value: 'deny', label: 'Deny' },
  { value: 'warn', label: 'Warn' },
  { value: 'allow', label: 'Allow' },
];

/** What check-in does where a rule applies. */
export function CheckInRules() {
  const { values, status } = useFormikContext<SettingsValues>();
  const message = (status as { checkInRules?: string } | undefined)?.checkInRules;
  return (
    <Part
      title={t('Check-in')}
      help={t('What the desk does where a rule applies. Visits of the past keep their decision.')}
      error={message && translateMessage(message)}
    >
      <FieldGrid>
        {values.checkInRules.map(({ rule }, index) => {
          const texts = checkInRuleTexts(rule);
          return (
            <SelectField
              key={rule}
              kind="select"
              name={`checkInRules.${index}.effect`}
              label={texts.label}
              help={texts.help}
              choices={effects}
              required
            />
          );
        })}
      </FieldGrid>
    </Part>
  );
}
