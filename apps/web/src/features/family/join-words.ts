/** The title of an invitation's page: the tab's, which others may see, names nobody. */
export const JOIN_TITLE = "An invitation";
