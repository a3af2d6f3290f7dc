import type { AnyScreen } from '../../definition/define-screen.ts';
import type { AnyField } from '../../definition/field-definition.ts';
import { dependsOnOthers } from '../../fields/use-form-of-field.ts';

/**
 * The fields of a screen's form that can be set to one value for many records. Left out are unique values, such as numbers
 * of a series, what the server alone sets or never shows, fields that show other values of their form, and results.
 */
export function bulkFields({ form }: Pick<AnyScreen, 'form'>): AnyField[] {
  const { sections, rules, computed = {} } = form;
  return sections
    .flatMap(({ fields }) => fields)
    .filter(field => {
      const declared = rules[field.name]?.field;
      const result = computed[field.name];
      const isResult = result !== undefined && !result.from && !result.untilEdited;
      if (!declared || isResult || dependsOnOthers(field)) return false;
      return !declared.unique && !declared.readOnly && !declared.writeOnly;
    });
}
