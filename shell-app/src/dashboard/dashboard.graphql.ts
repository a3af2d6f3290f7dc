import { graphql, type ResultOf } from '@gym/hub-kit/graphql';

export const dashboardQuery = graphql(`
  query Dashboard {
    dashboard {
      totalMembers
      activeMembers
      newThisMonth
      newMembersPercent
      activeTrainers
      monthlyRevenue
      recentActivities {
        at
        text
        textTemplate
        resource
      }
    }
  }
`);

/** A figure is null where the role may not view its records. */
export type DashboardFigures = ResultOf<typeof dashboardQuery>['dashboard'];
