import { useSession } from '@gym/hub-kit';
import { listAddress } from '@gym/hub-kit/define';
import type { members, payments, trainers } from '@gym/hub-kit/resources';
import { useHubs } from '../hubs/hub-registry.tsx';

type Path = `/${string}`;

/** This month until today, on whatever day the address is opened. */
const thisMonth = { from: 'now/M', to: 'now/d' };

/** The addresses of the lists whose rows the figures of the dashboard count, by the paths of their screens. */
export const rowsOfFigures = {
  /** Without the default view of the user, which may have filters. */
  totalMembers: { menu: 'members', address: (path: Path): Path => `${path}?saved=none` },
  activeMembers: {
    menu: 'members',
    address: (path: Path) => listAddress<typeof members>(path, { figure: 'activeMembers' }),
  },
  newThisMonth: {
    menu: 'members',
    address: (path: Path) => listAddress<typeof members>(path, { joiningDate: thisMonth }),
  },
  activeTrainers: {
    menu: 'trainers',
    address: (path: Path) => listAddress<typeof trainers>(path, { figure: 'activeTrainers' }),
  },
  monthlyRevenue: {
    menu: 'payments',
    address: (path: Path) =>
      listAddress<typeof payments>(path, { figure: 'received', paymentDate: thisMonth }),
  },
};

export type LinkedFigure = keyof typeof rowsOfFigures;

/** A function that returns the address of the rows of a figure; undefined where no screen of the user shows them. */
export function useRowsOfFigure(): (figure: LinkedFigure) => string | undefined {
  const { hubs } = useHubs();
  const { can } = useSession();
  return figure => {
    const { menu, address } = rowsOfFigures[figure];
    const screens = hubs.flatMap(({ manifest }) => Object.values(manifest.screens));
    const screen = screens.find(candidate => candidate.menu === menu && can(`${candidate.menu}:view`));
    return screen && address(screen.path as Path);
  };
}
