import { formatWord, t } from '@gym/hub-kit/format';

interface RuleTexts {
  label: string;
  /** What the rule means. */
  help: string;
}

const texts: Readonly<Record<string, () => RuleTexts>> = {
  replaced_card: () => ({
    label: t('Replaced card'),
    help: t('The card was replaced by another one, such as a lost card.'),
  }),
  no_contract: () => ({ label: t('No contract'), help: t('The member has no membership contract.') }),
  not_begun: () => ({
    label: t('Contract not begun'),
    help: t('The first day of the contract is still to come.'),
  }),
  ended: () => ({ label: t('Contract ended'), help: t('The last day of the contract has passed.') }),
  frozen: () => ({ label: t('Contract frozen'), help: t('The contract is frozen on this day.') }),
  access_blocked: () => ({
    label: t('Access blocked'),
    help: t('Dunning blocks the member because of an overdue invoice.'),
  }),
  wrong_location: () => ({
    label: t('Other location'),
    help: t('The plan does not include this location.'),
  }),
  access_hours: () => ({
    label: t('Outside the access hours'),
    help: t('The plan does not include this day or time.'),
  }),
  minimum_age: () => ({
    label: t('Below the minimum age'),
    help: t('The member is younger than the plan allows.'),
  }),
  already_inside: () => ({
    label: t('Already inside'),
    help: t('The member is checked in at another location.'),
  }),
};

/** How a rule of check-in is called, and what it means; one that this version does not know, by its word. */
export const checkInRuleTexts = (rule: string): RuleTexts =>
  texts[rule]?.() ?? { label: formatWord(rule), help: '' };
