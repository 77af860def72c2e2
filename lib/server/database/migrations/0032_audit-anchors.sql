CREATE TABLE "audit_anchor_deliveries" (
	"day" date NOT NULL,
	"channel" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "audit_anchor_deliveries_day_channel_pk" PRIMARY KEY("day","channel")
);
--> statement-breakpoint
CREATE TABLE "audit_anchors" (
	"day" date PRIMARY KEY NOT NULL,
	"rows" bigint NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_anchor_deliveries" ADD CONSTRAINT "audit_anchor_deliveries_day_audit_anchors_day_fk" FOREIGN KEY ("day") REFERENCES "public"."audit_anchors"("day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_anchor_deliveries_due" ON "audit_anchor_deliveries" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "audit_anchor_deliveries_arrived" ON "audit_anchor_deliveries" USING btree ("delivered_at") WHERE delivered_at is not null;--> statement-breakpoint
-- The anchors can be added to and never changed, not even by the application itself.
CREATE FUNCTION refuse_anchor_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the anchors of the audit are append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_anchors_no_row_change BEFORE UPDATE OR DELETE ON "audit_anchors" FOR EACH ROW EXECUTE FUNCTION refuse_anchor_change();
--> statement-breakpoint
CREATE TRIGGER audit_anchors_no_truncate BEFORE TRUNCATE ON "audit_anchors" FOR EACH STATEMENT EXECUTE FUNCTION refuse_anchor_change();
