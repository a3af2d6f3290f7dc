import { breakpoint, mixin, space, toast, typography } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { RunDialog } from '@gym/hub-kit/screen';
import type { FormikErrors, FormikValues } from 'formik';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { OperationDocument, OperationVariables } from './operation-document.ts';
import { OperationPreview } from './operation-preview.tsx';
import type { OperationResult } from './operations.graphql.ts';
import { effectText, type EffectTexts } from './preview-text.ts';

export interface OperationDialogProps<Values extends FormikValues, Variables extends OperationVariables> {
  title: string;
  /** The contract or member that it is about. */
  subtitle?: string;
  document: OperationDocument<Variables>;
  /** The values of the form when it opens. */
  initial: Values;
  /** What is missing or wrong, by field; the operation is previewed once there is nothing. */
  check: (values: Values) => FormikErrors<Values>;
  variables: (values: Values) => Variables;
  /** What the button says, by the cost of the operation. */
  effect: EffectTexts;
  /** The operation cannot be reversed. */
  danger?: boolean;
  /** The toast after it was executed. */
  done: (result: OperationResult) => string;
  /** Says that it could not be executed. */
  failed: () => string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * The dialog of an operation: its form, and beside it what it will do. It executes exactly what the preview shows; the
 * server rejects it with CONFLICT when something has changed in between, and a new preview is shown.
 */
export const OperationDialog = <Values extends FormikValues, Variables extends OperationVariables>({
  document,
  variables,
  effect,
  done,
  failed,
  children,
  ...props
}: OperationDialogProps<Values, Variables>) => (
  <RunDialog
    {...props}
    width={960}
    preview={{ document, variables: values => ({ ...variables(values), dryRun: true }) }}
    effect={data => effectText(effect, data?.result ?? null)}
    run={{
      document,
      takesKey: true,
      variables: (values, { result: { preview } }) => ({ ...variables(values), dryRun: false, preview }),
    }}
    failed={failed()}
    done={({ result }) => {
      toast.success(done(result));
      props.onClose();
    }}
    show={({ result }) => <OperationPreview result={result} />}
  >
    {preview => (
      <Columns>
        <div>{children}</div>
        <Panel>
          <h3>{t('What will happen')}</h3>
          {preview}
        </Panel>
      </Columns>
    )}
  </RunDialog>
);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};
  @media ${breakpoint.belowWide} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(5)};
  }
`;

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(4)};
  ${mixin.sunken}
  h3 {
    ${typography.heading}
  }
`;
