import { useQuery } from '@apollo/client/react';
import { useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { t } from '../../common/text.ts';
import { Button } from '../../elements/button.tsx';
import { controlBox } from '../../elements/control-row.ts';
import { Dialog } from '../../elements/dialog.tsx';
import { checkLine } from '../../elements/looks.ts';
import { toast } from '../../elements/toast.ts';
import { FieldFrame, FieldTexts } from '../../fields/field-frame.tsx';
import { reportFailure } from '../../records/report-failure.ts';
import { mixin, space, typography } from '../../theme/theme.ts';
import { useViewActions } from './use-view-actions.ts';
import type { ViewsProps } from './views-props.ts';
import { viewRolesDocument, type ListedView } from './views.graphql.ts';

interface ViewDialogProps extends ViewsProps {
  /** Null for a new one. */
  view: ListedView | null;
  onClose: () => void;
}

/** Names a view and says who finds it. */
export default function ViewDialog({ view, onClose, ...props }: ViewDialogProps) {
  const id = useId();
  const { create, update } = useViewActions(props);
  const [name, setName] = useState(view?.name ?? '');
  const [sharedWith, setSharedWith] = useState<readonly string[]>(view?.sharedWith ?? []);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const { data } = useQuery(viewRolesDocument, { variables: { list: props.screen.resource } });
  /** Roles that it was shared with earlier are shown although they may no longer view the list. */
  const roles = [...new Set([...(data?.roles ?? []), ...sharedWith])];
  const toggle = (role: string) =>
    setSharedWith(roles.filter(item => (item === role) !== sharedWith.includes(item)));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setErrors({ name: t('Name is required') });
    setBusy(true);
    try {
      if (view) await update(view, { name, sharedWith: [...sharedWith] });
      else await create({ name, sharedWith });
      toast.success(t('View saved'), undefined, name.trim());
      onClose();
    } catch (failure) {
      const { fields } = reportFailure('Failed to save the view', failure);
      setErrors(fields);
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={view ? t('Rename or share view') : t('Save view')}
      subtitle={view ? undefined : t('Keeps columns, widths, order, filters and page size.')}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={`${id}-form`} look="solid" busy={busy}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <Form id={`${id}-form`} noValidate onSubmit={event => void save(event)}>
        <FieldFrame id={`${id}-name`} label={t('Name')} required error={errors['name']}>
          <Input
            id={`${id}-name`}
            data-autofocus
            autoComplete="off"
            maxLength={80}
            value={name}
            aria-required
            aria-invalid={Boolean(errors['name'])}
            aria-describedby={errors['name'] ? `${id}-name-error` : undefined}
            onChange={event => setName(event.target.value)}
          />
        </FieldFrame>
        <div role="group" aria-labelledby={`${id}-roles`} aria-describedby={`${id}-shared-help`}>
          <Legend id={`${id}-roles`}>{t('Share with')}</Legend>
          <Roles>
            {roles.map(role => (
              <label key={role}>
                <input type="checkbox" checked={sharedWith.includes(role)} onChange={() => toggle(role)} />
                {t(role)}
              </label>
            ))}
          </Roles>
          <FieldTexts
            id={`${id}-shared`}
            help={t('They find the view, and see in it what they may view. Only you can change it.')}
            error={errors['sharedWith']}
          />
        </div>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`;

const Input = styled.input`
  ${controlBox}
`;

const Legend = styled.p`
  ${typography.label}
`;

const Roles = styled.div`
  ${mixin.row}
  gap: 0 ${space(2)};
  margin-inline: -${space(2)};
  ${checkLine}
  label {
    flex: none;
  }
`;
