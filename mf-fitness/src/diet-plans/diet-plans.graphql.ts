import { graphql } from '@gym/hub-kit/graphql';

export const dietPlansDocument = graphql(`
  query DietPlans($sort: [DietPlanSort!], $page: PageInput, $search: String, $filter: DietPlanFilter) {
    page: dietPlans(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        planName
        member {
          id
          name
        }
        startDate
        endDate
        goal
        dietaryRestrictions
        caloriesPerDay
        status
      }
      totalCount
    }
  }
`);

export const dietPlanDocument = graphql(`
  query DietPlan($id: ID!) {
    record: dietPlan(id: $id) {
      id
      version
      planName
      memberId
      startDate
      endDate
      goal
      status
      caloriesPerDay
      proteinGrams
      carbsGrams
      fatGrams
      dietaryRestrictions
      mealPlans
      supplements
      notes
    }
  }
`);

export const createDietPlanDocument = graphql(`
  mutation CreateDietPlan($input: DietPlanInput!) {
    record: createDietPlan(input: $input) {
      id
    }
  }
`);

export const updateDietPlanDocument = graphql(`
  mutation UpdateDietPlan($id: ID!, $patch: DietPlanPatch!, $version: Int) {
    record: updateDietPlan(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteDietPlanDocument = graphql(`
  mutation DeleteDietPlan($id: ID!) {
    id: deleteDietPlan(id: $id)
  }
`);

export const memberOptionsDocument = graphql(`
  query DietPlanMemberOptions($search: String, $limit: Int, $ids: [ID!]) {
    options: memberOptions(search: $search, limit: $limit, ids: $ids) {
      id
      label
      detail
    }
  }
`);
