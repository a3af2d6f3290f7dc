import { color, Icon, Link, mixin, radius, space, typography, useSession } from '@gym/hub-kit';
import { clockTime, t, today } from '@gym/hub-kit/format';
import styled from 'styled-components';
import { plannedFreeze } from '../contract-facts.ts';
import { contractOperations, operationsFor } from './contract-operations.ts';
import { operationParameters, type ContractOperation } from './operation-parameters.ts';

interface Freezes {
  items: readonly { from: string; until: string }[];
}

interface OperationLinksProps {
  contract: { id: string; contractNumber: string; status: string; updatedAt: string; freezes?: Freezes };
  /** The page whose dialog the operation opens in: `/contracts`. */
  path: string;
  /** Leaves out operations that this contract does not offer. */
  without?: readonly ContractOperation[];
}

/** The operations of a contract. Links, so that input of a form around them is not lost without a question. */
export function OperationLinks({ contract, path, without = [] }: OperationLinksProps) {
  const { can } = useSession();
  const state = {
    status: contract.status,
    willFreeze: plannedFreeze(contract) !== undefined,
    wasChangedToday: clockTime(contract.updatedAt).day === today(),
  };
  const names = operationsFor(state, can).filter(name => !without.includes(name));
  if (names.length === 0) return null;
  return (
    <Row role="group" aria-label={t('Operations of {contract}', { contract: contract.contractNumber })}>
      {names.map(name => {
        const { label, icon } = contractOperations[name];
        return (
          <Link key={name} to={`${path}?${operationParameters(name, contract.id)}`}>
            <Icon name={icon} size={16} />
            {t(label)}
          </Link>
        );
      })}
    </Row>
  );
}

/** A link that looks like a button. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 36px;
    padding: 0 ${space(3)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.base};
    background: ${color.surface};
    ${typography.body}
    font-weight: 550;
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      background: ${color.hover};
    }
    &:focus-visible {
      ${mixin.focusRing}
    }
  }
  @media print {
    display: none;
  }
`;
