CREATE TABLE "exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"list" text NOT NULL,
	"form" text NOT NULL,
	"locale" text NOT NULL,
	"search" text NOT NULL,
	"columns" jsonb NOT NULL,
	"filters" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"masked" boolean NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"sum" text,
	"size" bigint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"code" text,
	"next_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "export_pieces" (
	"export_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "export_pieces_export_id_place_pk" PRIMARY KEY("export_id","place")
);
--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_pieces" ADD CONSTRAINT "export_pieces_export_id_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exports_due" ON "exports" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "exports_of" ON "exports" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "exports_ended" ON "exports" USING btree ("ended_at");