import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import { useSession } from '../common/session.tsx';
import type { AnyScreen } from '../definition/define-screen.ts';
import { UnresolvedContext, type Unresolved } from '../fields/unresolved.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormDraft } from './form-draft.ts';
import type { FormValues } from './form-values.ts';
import { SaveQuestion } from './save-question.tsx';
import { errorsOf, schemaOf } from './schema.ts';
import { useSaveRecord, type SaveOptions } from './use-save-record.ts';

interface RecordFormProps extends SaveOptions {
  screen: AnyScreen;
  recordName?: string | undefined;
  changes?: FormValues | undefined;
  editable: boolean;
  isCopy?: boolean;
  tools?: ReactNode;
  details?: ReactNode;
  children?: ReactNode;
}

/** The dialog around a form: checks, saves, keeps what was typed when saving fails, and asks before losing it. */
export function RecordForm(props: RecordFormProps) {
  const { screen } = props;
  const { user } = useSession();
  const [draft] = useState(() => new FormDraft(user.id, `${screen.resource}/${props.saved?.id ?? 'new'}`));
  const onSaved = () => {
    draft.forget();
    props.onSaved();
  };
  const { base, setBase, save, ask, reply, failure, setAnother } = useSaveRecord(screen, {
    ...props,
    onSaved,
  });
  const [unresolved] = useState<Unresolved>(() => new Map());
  return (
    <Formik<FormValues>
      initialValues={{ ...base.values, ...props.changes }}
      enableReinitialize={false}
      validateOnChange={false}
      validate={async values => ({
        ...(await errorsOf(schemaOf(screen.form), values, base.saved && base.values)),
        ...Object.fromEntries([...unresolved].map(([name, { message }]) => [name, message])),
      })}
      onSubmit={save}
    >
      {form => (
        <>
          <UnresolvedContext value={unresolved}>
            <FormDialog
              {...props}
              base={base}
              setBase={setBase}
              draft={draft}
              form={form}
              failure={failure}
              setAnother={setAnother}
            />
          </UnresolvedContext>
          {ask && (
            <SaveQuestion
              ask={ask}
              screen={screen}
              before={base.values}
              mine={form.values}
              onReply={choice => reply(choice, form)}
            />
          )}
        </>
      )}
    </Formik>
  );
}
