/** What leads to reporting a hub's page; by itself, because each hub carries it (rule: reported-pages). */
export const REPORT_LINK = "Report this page";
