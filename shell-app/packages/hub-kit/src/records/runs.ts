/** The parts of dialogs that run something; each is loaded when it is first rendered. */
import { lazyPart } from '../elements/lazy-part.tsx';

/**
 * The dialog of a run: its form, a preview of what it will do, and a button that says that and runs it. The run sends an
 * Idempotency-Key where its mutation takes one, so that it never runs twice. A CONFLICT shows a new preview.
 * @example
 * const preview = graphql(`mutation DueFees { run: runDunning(dryRun: true) { fees } }`);
 * const run = graphql(`mutation RunFees { run: runDunning { runId } }`);
 * const dialog = (
 *   <RunDialog
 *     title="Run Dunning"
 *     width={640}
 *     initial={{}}
 *     preview={{ document: preview, variables: () => ({}) }}
 *     effect={data => (data ? formatMoney(data.run.fees) : t('Run Dunning'))}
 *     run={{ document: run, takesKey: true, variables: () => ({}) }}
 *     failed={t('Failed to run')}
 *     done={() => toast.success('Started')}
 *     onClose={() => undefined}
 *     show={data => formatMoney(data.run.fees)}
 *   />
 * );
 */
export const RunDialog = lazyPart(() => import(/* webpackChunkName: "run-dialog" */ './run-dialog.tsx'));

/**
 * The position in a list of the server, 25 rows a page, and buttons to the pages before and after.
 * @example
 * <PageTurner offset={25} total={60} onTurn={() => undefined} />
 */
export const PageTurner = lazyPart(() => import(/* webpackChunkName: "run-dialog" */ './page-turner.tsx'), {
  fallback: null,
});
