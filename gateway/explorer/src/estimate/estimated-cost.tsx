import { figure } from '../words.ts';
import { useEstimate } from './use-estimate.ts';

/** The estimated cost below the run button, and why a query is too expensive before it runs. */
export function EstimatedCost() {
  const estimate = useEstimate();
  const { cost, costLimit, problem } = estimate ?? {};
  const words = cost === undefined ? '' : `Estimated cost ${figure(cost)} of ${figure(costLimit!)}`;
  return (
    <>
      <output className={problem ? 'estimate too-costly' : 'estimate'} title={words}>
        {cost !== undefined && (
          <>
            <span className="hidden-text">{words}</span>
            <span aria-hidden="true">≈ {short(cost)}</span>
          </>
        )}
      </output>
      {problem && (
        <p className="estimate-problem" role="status">
          {problem}
        </p>
      )}
    </>
  );
}

/** `39,208` → `39K`: the toolbar is narrow. */
const short = (cost: number) =>
  cost.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 0 });
