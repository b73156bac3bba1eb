import { text } from "../params.ts";
import { StripeApiError } from "../problem.ts";
import { type ApiCall, type ApiRoute, getObjectById, LIST_PARAMS, paginateList } from "./call.ts";

const ofCustomer = <Item extends { customer: unknown }>(
  { params }: ApiCall,
  items: Item[],
): Item[] => {
  const customer = text(params, "customer");
  return items.filter((item) => customer === undefined || item.customer === customer);
};

/** Routes for invoices, charges, disputes and events. */
export const paymentRoutes: ApiRoute[] = [
  {
    call: "GET /v1/invoices",
    params: [...LIST_PARAMS, "customer", "subscription", "status"],
    run(call) {
      const { store, params } = call;
      const [subscription, status] = [text(params, "subscription"), text(params, "status")];
      const invoices = ofCustomer(call, Object.values(store.state.invoices)).filter(
        (invoice) =>
          (status === undefined || invoice.status === status) &&
          (subscription === undefined ||
            invoice.parent?.subscription_details?.subscription === subscription),
      );
      return paginateList(call, "/v1/invoices", invoices);
    },
  },
  {
    call: "GET /v1/invoices/:id",
    params: [],
    run: ({ store, ids: [id] }) => getObjectById(store.state.invoices, "invoice", id),
  },
  {
    call: "POST /v1/invoices/:id/pay",
    params: [],
    run({ store, ids: [id], lifecycle, now }) {
      const invoice = getObjectById(store.state.invoices, "invoice", id);
      if (invoice.status !== "open") throw new StripeApiError(400, "Invoice is already paid");
      if (lifecycle.pay(invoice, now)) return invoice;
      const more = { type: "card_error", code: "card_declined" } as const;
      throw new StripeApiError(402, "Your card was declined.", more);
    },
  },
  {
    call: "GET /v1/charges",
    params: [...LIST_PARAMS, "customer"],
    run: (call) =>
      paginateList(call, "/v1/charges", ofCustomer(call, Object.values(call.store.state.charges))),
  },
  {
    call: "GET /v1/charges/:id",
    params: [],
    run: ({ store, ids: [id] }) => getObjectById(store.state.charges, "charge", id),
  },
  {
    call: "GET /v1/disputes",
    params: [...LIST_PARAMS, "charge"],
    run(call) {
      const charge = text(call.params, "charge");
      const disputes = Object.values(call.store.state.disputes);
      return paginateList(
        call,
        "/v1/disputes",
        disputes.filter((dispute) => charge === undefined || dispute.charge === charge),
      );
    },
  },
  {
    call: "GET /v1/disputes/:id",
    params: [],
    run: ({ store, ids: [id] }) => getObjectById(store.state.disputes, "dispute", id),
  },
  {
    call: "GET /v1/events",
    params: [...LIST_PARAMS, "type"],
    run(call) {
      const type = text(call.params, "type");
      const events = Object.values(call.store.state.events);
      return paginateList(
        call,
        "/v1/events",
        events.filter((event) => type === undefined || event.type === type),
      );
    },
  },
  {
    call: "GET /v1/events/:id",
    params: [],
    run: ({ store, ids: [id] }) => getObjectById(store.state.events, "event", id),
  },
];
