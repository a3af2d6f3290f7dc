import { useApolloClient } from '@apollo/client/react';
import { useSession } from '../../common/session.tsx';
import { t } from '../../common/text.ts';
import { toast } from '../../elements/toast.ts';
import { creationOf } from '../../records/creation-of.ts';
import { reportFailure } from '../../records/report-failure.ts';
import { write } from '../../records/write.ts';
import { defaultViewOf, type SavedView } from './saved-view.ts';
import { dropArrangement, forgetView, keepDefault, keepView, toJson, toSavedView } from './stored-views.ts';
import { useShownState } from './shown-state.ts';
import type { ViewsProps } from './views-props.ts';
import {
  chooseDefaultDocument,
  createViewDocument,
  removeViewDocument,
  updateViewDocument,
  type ListedView,
} from './views.graphql.ts';

/** A view does not change the records on the screen. */
const withoutRefetch = { refetch: false };

/** What a user does with the views of a list. */
export function useViewActions(props: ViewsProps) {
  const { resource } = props.screen;
  const { view } = props.crud;
  const shown = useShownState(props);
  const client = useApolloClient();
  const { user } = useSession();

  /** Shows a view as it is saved, without what was changed of it. */
  const show = (saved: SavedView) => {
    dropArrangement(user.id, resource, saved.id);
    keepView(user.id, saved);
    view.open(saved);
  };
  const create = async (input: { name: string; sharedWith: readonly string[]; state: string }) => {
    const variables = { input: { ...input, sharedWith: [...input.sharedWith], list: resource } };
    const { data } = await creationOf(createViewDocument, variables).sendWithRetry(context =>
      write(client, { mutation: createViewDocument, variables, context }, withoutRefetch),
    );
    if (data) show(toSavedView(data.view));
  };
  const update = async (
    { id, version }: ListedView,
    patch: { name?: string; sharedWith?: string[]; state?: string },
  ) => {
    const { data } = await write(
      client,
      { mutation: updateViewDocument, variables: { id, patch, version } },
      withoutRefetch,
    );
    if (data) keepView(user.id, toSavedView(data.view));
  };

  return {
    create: (input: { name: string; sharedWith: readonly string[] }) =>
      create({ ...input, state: toJson(shown) }),
    update,
    show: (listed: ListedView) => show(toSavedView(listed)),
    showNone: () => view.open(null),
    async saveChanges(listed: ListedView) {
      try {
        await update(listed, { state: toJson(shown, listed.state) });
        dropArrangement(user.id, resource, listed.id);
        toast.success(t('View saved'), undefined, listed.name);
      } catch (failure) {
        reportFailure('Failed to save the view', failure);
      }
    },
    /** Opens the list with a view, or with none for null. */
    async chooseDefault(listed: ListedView | null) {
      try {
        const variables = { list: resource, id: listed?.id ?? null };
        await write(client, { mutation: chooseDefaultDocument, variables }, withoutRefetch);
        keepDefault(user.id, resource, listed && toSavedView(listed));
        toast.success(
          listed ? t('The list now opens with this view') : t('The list now opens without a view'),
          undefined,
          listed?.name,
        );
      } catch (failure) {
        reportFailure('Failed to change the default view', failure);
      }
    },
    async remove({ id, name, state, sharedWith, isOwn }: ListedView) {
      try {
        await write(client, { mutation: removeViewDocument, variables: { id } }, withoutRefetch);
        if (defaultViewOf(user.id, resource)?.id === id) keepDefault(user.id, resource, null);
        if (view.id === id) view.open(null);
        forgetView(user.id, resource, id);
        const undo = () =>
          void create({ name, state, sharedWith }).catch((failure: unknown) =>
            reportFailure('Failed to undo the change', failure),
          );
        toast.success(t('View deleted'), isOwn ? { label: t('Undo'), onClick: undo } : undefined, name);
      } catch (failure) {
        reportFailure('Failed to delete the view', failure);
      }
    },
  };
}
